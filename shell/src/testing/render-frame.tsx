import type { PageState } from '@firn/shared-contracts/delivery';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrameRoot } from '../frame/frame-root.tsx';
import type { FrameModel } from '../model/frame-model.tsx';
import { followPageLinks } from '../orchestration/page-links.ts';
import type { RegionStatus } from '../orchestration/region.ts';
import { createServices } from '../services/create-services.ts';
import { createObservableStore } from '../services/observable-store.ts';
import { aPageState } from './page-state.ts';
import { stubFetch } from './stub-fetch.ts';

interface RenderOptions {
  readonly path?: string;
  readonly state?: PageState;
  readonly headerImage?: boolean;
}

/** The frame with the real services, and no remote in its region: what a person sees around a page. */
export function renderFrame({
  path = '/tours',
  state = aPageState(),
  headerImage = false,
}: RenderOptions = {}) {
  const network = stubFetch();
  window.fetch = network.fetch;
  window.history.replaceState(null, '', path);
  const parts = createServices({ window, state, nonce: '', headerImage });
  const { services, session, consent, registry, view, menuCounters } = parts;
  followPageLinks(window, services.navigation, registry);
  const status = createObservableStore<RegionStatus>('ready');
  const retry = jest.fn();
  const region = { status, html: '', attach: () => undefined, retry };
  const model: FrameModel = {
    shell: services,
    session,
    consent,
    registry,
    view,
    menuCounters,
    chrome: state.chrome,
    overrides: state.overrides ?? [],
    region,
  };
  const { container } = render(<FrameRoot model={model} />);
  const scrollTo = (top: number) =>
    act(() => {
      Object.assign(window, { scrollY: top });
      window.dispatchEvent(new Event('scroll'));
    });
  return { ...parts, network, status, retry, container, scrollTo, user: userEvent.setup() };
}
