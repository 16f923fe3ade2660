/** The link of a table: shared where the device can, else copied. */

import { toasts } from '../kit/toasts.svelte';
import { paths } from '../router.svelte';
import { t } from '../text';

export async function shareLink(code: string): Promise<void> {
  const url = new URL(paths.table(code), location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    toasts.say(t('table-link-copied'));
  } catch {
    // Without permission for the clipboard the link itself is shown.
    toasts.say(url);
  }
}
