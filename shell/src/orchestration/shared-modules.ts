import type { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** Copies: the namespaces of CommonJS modules answer by getters, which every element of a page would go through. */
const MODULES = {
  react: { ...React },
  'react-dom': { ...ReactDom },
  'react-dom/client': { ...ReactDomClient },
  'react/jsx-runtime': { ...JsxRuntime },
};

/** What the shell gives to every remote, so that it is loaded once: React, all of it in one version (ADR 0021). */
export const SHARED_MODULES: Shared = Object.fromEntries(
  Object.entries(MODULES).map(([name, module]) => [
    name,
    { version: React.version, lib: () => module, shareConfig: { singleton: true, requiredVersion: false } },
  ]),
);
