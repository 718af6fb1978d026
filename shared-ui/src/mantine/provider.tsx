import '@mantine/core/styles/default-css-variables.css';
import { type CSSVariablesResolver, MantineProvider, type MantineThemeOverride } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useShell } from '../remote/shell-context.tsx';
import { germanLabels } from './german-labels.ts';
import { theme } from './theme.ts';

const germanTheme: MantineThemeOverride = { ...theme, components: germanLabels };

/** Mantine's own greys and red are too pale on white for small text. */
const readableText: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-dimmed': 'var(--firn-slate-500)', '--mantine-color-error': 'var(--firn-signal)' },
  dark: {},
});

/** The bundler turns this into the remote's own setting; styles that react-remove-scroll adds read it. */
declare let __webpack_nonce__: string;

function applyNonce(nonce: string): null {
  if (typeof __webpack_nonce__ !== 'undefined') __webpack_nonce__ = nonce;
  return null;
}

/**
 * Mantine for a remote's region; list it as `Providers` in app/remote.ts. Only CSS variables reach the page:
 * no baseline, no global classes (`hiddenFrom` and `visibleFrom` do nothing; use a CSS Module). Always light.
 */
export function FirnMantineProvider({ children }: { readonly children: ReactNode }) {
  const { nonce } = useShell();
  useState(() => applyNonce(nonce));
  return (
    <MantineProvider
      theme={germanTheme}
      cssVariablesResolver={readableText}
      forceColorScheme="light"
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
