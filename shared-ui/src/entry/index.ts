export { Entry } from './entry.tsx';
export { EntryErrors, useEntryError } from './entry-errors.tsx';
export { NewPassword } from './new-password.tsx';
export { PasswordEntry } from './password-entry.tsx';
export { TickEntry } from './tick-entry.tsx';
export { useCheckPassword } from './use-check-password.ts';
