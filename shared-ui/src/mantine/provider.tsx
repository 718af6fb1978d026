import '@mantine/core/styles/default-css-variables.css';
import { type CSSVariablesResolver, MantineProvider, type MantineThemeOverride } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useShell } from '../remote/shell-context.tsx';
import { controlsOf, type Density } from './controls.ts';
import { germanLabels } from './german-labels.ts';
import { theme as look } from './theme.ts';

const themeOf = (density: Density): MantineThemeOverride => ({
  ...look,
  components: { ...germanLabels, ...controlsOf(density) },
});

/** Mantine's own greys and red are too pale on white: for borders (`gray-4`) and for small text. */
const readableColours: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-gray-4': 'var(--firn-slate-400)',
    '--mantine-color-dimmed': 'var(--firn-slate-500)',
    '--mantine-color-placeholder': 'var(--firn-slate-500)',
    '--mantine-color-error': 'var(--firn-signal)',
  },
  dark: {},
});

/** The bundler turns this into the remote's own setting; styles that react-remove-scroll adds read it. */
declare let __webpack_nonce__: string;

function applyNonce(nonce: string): null {
  if (typeof __webpack_nonce__ !== 'undefined') __webpack_nonce__ = nonce;
  return null;
}

interface FirnMantineProviderProps {
  readonly density?: Density;
  readonly children: ReactNode;
}

/**
 * Mantine for a remote's region; list it as `Providers` in app/remote.ts. Only CSS variables reach the page:
 * no baseline, no global classes (`hiddenFrom` and `visibleFrom` do nothing; use a CSS Module). Always light.
 */
export function FirnMantineProvider({ density = 'guests', children }: FirnMantineProviderProps) {
  const { nonce } = useShell();
  useState(() => applyNonce(nonce));
  const [theme] = useState(() => themeOf(density));
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={readableColours}
      forceColorScheme="light"
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
