import type { PageState } from '@firn/shared-contracts/delivery';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FrameRoot } from '../frame/frame-root.tsx';
import type { FrameModel } from '../model/frame-model.tsx';
import { followPageLinks } from '../orchestration/page-links.ts';
import type { RegionStatus } from '../orchestration/region.types.ts';
import { everyOwnPage } from '../pages/index.ts';
import { createServices } from '../services/create-services.ts';
import { createObservableStore } from '../services/observable-store.ts';
import { aPageState } from './page-state.ts';
import { type StubbedFetch, stubFetch } from './stub-fetch.ts';

interface RenderOptions {
  readonly path?: string;
  readonly state?: PageState;
  readonly headerImage?: boolean;
  /** The list the page was opened from, as the history has it after a reload; hydrates what the server drew. */
  readonly reloadedFrom?: string;
  /** Sets what the API answers to a page that asks at once. */
  readonly answers?: (network: StubbedFetch) => void;
}

const ownPages = await everyOwnPage();

function frameParts({ state = aPageState(), headerImage = false }: RenderOptions) {
  const parts = createServices({ window, state, nonce: '', headerImage });
  const { services, session, consent, registry, view, menuCounters } = parts;
  const status = createObservableStore<RegionStatus>('ready');
  const retry = jest.fn();
  const model: FrameModel = {
    shell: services,
    session,
    consent,
    registry,
    view,
    menuCounters,
    ownPages,
    chrome: state.chrome,
    overrides: state.overrides ?? [],
    region: { status, html: '', attach: () => undefined, retry },
  };
  return { parts, model, status, retry };
}

/** The frame with the real services, and no remote in its region: what a person sees around a page. */
export function renderFrame(options: RenderOptions = {}) {
  const { path = '/tours', reloadedFrom } = options;
  const network = stubFetch();
  options.answers?.(network);
  window.fetch = network.fetch;
  window.history.replaceState(null, '', path);
  const root = document.body.appendChild(document.createElement('div'));
  if (reloadedFrom) {
    root.innerHTML = renderToString(<FrameRoot model={frameParts(options).model} />);
    window.history.replaceState({ key: 'reload', index: 0, state: { from: reloadedFrom } }, '', path);
  }
  const { parts, model, status, retry } = frameParts(options);
  followPageLinks(window, parts.services.navigation, parts.registry);
  const { container } = render(<FrameRoot model={model} />, {
    container: root,
    hydrate: reloadedFrom !== undefined,
  });
  const scrollTo = (top: number) =>
    act(() => {
      Object.assign(window, { scrollY: top });
      window.dispatchEvent(new Event('scroll'));
    });
  return { ...parts, network, status, retry, container, scrollTo, user: userEvent.setup() };
}
