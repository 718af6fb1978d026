/** The law keeps a voice from the website for one of these (docs/domain/feedback.md#hidden-voices). */
export const HIDING_REASONS = ['insulting', 'private_facts', 'untrue', 'consent_withdrawn'] as const;
