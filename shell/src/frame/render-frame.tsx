import { type FrameRenderer, type FrameRenderInput, SHELL_NAME } from '@firn/shared-contracts/delivery';
import type { Observable, ShellServices } from '@firn/shared-contracts/shell';
import { ShellProvider } from '@firn/shared-ui/remote';
import { createServerServices } from '@firn/shared-ui/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { FrameModel } from '../model/frame-model.tsx';
import { everyOwnPage } from '../pages/index.ts';
import { defaultHead } from '../services/page-head.ts';
import { initialView } from '../services/page-view.ts';
import { findPage } from '../services/pages.ts';
import { FrameRoot } from './frame-root.tsx';
import { NeedsScript } from './needs-script.tsx';

/** On the server every page's code is part of the one bundle. */
const ownPages = await everyOwnPage();

const constant = <T,>(value: T): Observable<T> => ({ get: () => value, subscribe: () => () => undefined });
const noop = () => undefined;
const needsTab = () => Promise.reject(new Error('Not available while rendering on the server.'));

function regionOf(
  { regionHtml, state }: FrameRenderInput,
  match: ReturnType<typeof findPage>,
  shell: ShellServices,
): string {
  if (!match || match.remote === SHELL_NAME) return '';
  if (regionHtml) return `<div data-remote="${match.remote}">${regionHtml}</div>`;
  return renderToStaticMarkup(
    <ShellProvider shell={shell}>
      <NeedsScript company={state.chrome.company} />
    </ShellProvider>,
  );
}

function serverModel(input: FrameRenderInput, shell: ShellServices): FrameModel {
  const { state, headerImage } = input;
  const { pathname } = shell.navigation.get().location;
  const match = findPage(state.registry, pathname);
  return {
    shell,
    session: {
      ...shell.session,
      logIn: needsTab,
      logInByPasskey: needsTab,
      logOut: needsTab,
      isImpersonating: () => false,
    },
    consent: { ...shell.consent, reopen: noop },
    registry: constant(state.registry),
    chrome: state.chrome,
    view: constant(initialView(state, match, headerImage)),
    menuCounters: constant({}),
    ownPages,
    overrides: state.overrides ?? [],
    region: {
      status: constant('idle'),
      html: regionOf(input, match, shell),
      attach: noop,
      retry: noop,
    },
  };
}

/** Draws the shell's frame around a region on the server; `html` is the inner HTML of the shell's element. */
export const renderFrameHtml: FrameRenderer['renderFrame'] = (input) => {
  const { state, url } = input;
  const { session, renderedAt, settings } = state;
  const { shell } = createServerServices({
    url,
    session,
    renderedAt,
    publicUrl: settings.publicUrl,
    apiOrigin: settings.publicUrl,
    apiHeaders: {},
  });
  const model = serverModel(input, shell);
  return {
    html: renderToString(<FrameRoot model={model} />, { identifierPrefix: 'shell' }),
    head: defaultHead(model.view.get(), shell.i18n),
  };
};
