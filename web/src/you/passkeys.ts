/** Passkeys between the browser and our server: what is wished for is made, what is asked for is shown. */

import { api } from '../api';
import type { Account, Me, PasskeyMade, PasskeyShown, PasskeyWish } from '../protocol/generated';
import { bytesOf, textOf } from './base64url';

/** Whoever closes the browser's window has only changed their mind: null. */
export async function makePasskey(): Promise<Account | null> {
  const wish = await api.wishPasskey();
  const made = await decided(navigator.credentials.create({ publicKey: creationOf(wish) }));
  return made && api.addPasskey(madeOf(wish.challenge, made));
}

export async function showPasskey(): Promise<Me | null> {
  const { challenge, host } = await api.askPasskey();
  const publicKey = { challenge: bytesOf(challenge), rpId: host, userVerification: 'preferred' as const };
  const shown = await decided(navigator.credentials.get({ publicKey }));
  return shown && api.showPasskey(shownOf(challenge, shown));
}

async function decided(ceremony: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ceremony) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export function creationOf(wish: PasskeyWish): PublicKeyCredentialCreationOptions {
  return {
    challenge: bytesOf(wish.challenge),
    rp: { id: wish.host, name: wish.title },
    user: { id: bytesOf(wish.person), name: wish.name, displayName: wish.name },
    pubKeyCredParams: wish.algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: wish.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    attestation: 'none',
  };
}

function madeOf(challenge: string, { rawId, response }: PublicKeyCredential): PasskeyMade {
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return { challenge, id: textOf(rawId), client: textOf(clientDataJSON), attestation: textOf(attestationObject) };
}

function shownOf(challenge: string, { rawId, response }: PublicKeyCredential): PasskeyShown {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    challenge,
    id: textOf(rawId),
    client: textOf(clientDataJSON),
    authenticator: textOf(authenticatorData),
    signature: textOf(signature),
    person: userHandle === null ? null : textOf(userHandle),
  };
}
