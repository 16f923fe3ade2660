export { LANGUAGES, type Language } from './language';
export { SHARED_TEXTS, speech, spoken, t, texts, type Texts } from './speech.svelte';
