import { createContext, use } from 'react';

const Errors = createContext<Readonly<Record<string, string>>>({});

/** What a form has to say of its entries, by their names. */
export const EntryErrors = Errors.Provider;

export const useEntryError = (name: string): string | null => use(Errors)[name] ?? null;
