import { createContext, use } from 'react';

const Errors = createContext<Readonly<Record<string, string>>>({});

/** What a form has to say of its fields, by their names. */
export const FieldErrors = Errors.Provider;

export const useFieldError = (name: string): string | null => use(Errors)[name] ?? null;
