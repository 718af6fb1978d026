import type { ActiveOverride, ChromeData, ResolvedRegistry } from '@firn/shared-contracts/delivery';
import type { CountersByPath, Observable, ShellServices } from '@firn/shared-contracts/shell';
import { createContext, type ReactNode, useContext } from 'react';
import type { RegionStatus } from '../orchestration/region.types.ts';
import type { ConsentService } from '../services/consent.ts';
import type { OwnPages } from '../services/own-pages.ts';
import type { PageView } from '../services/page-view.ts';
import type { SessionService } from '../services/session.ts';

/** All data of the frame; the same shape on the server and in the browser. */
export interface FrameModel {
  readonly shell: ShellServices;
  readonly session: SessionService;
  readonly consent: ConsentService;
  readonly registry: Observable<ResolvedRegistry>;
  readonly chrome: ChromeData;
  readonly view: Observable<PageView>;
  readonly menuCounters: Observable<CountersByPath>;
  /** Code of the shell's own pages. */
  readonly ownPages: Pick<OwnPages, 'arrival'>;
  /** Versions that only this visitor sees. */
  readonly overrides: readonly ActiveOverride[];
  readonly region: {
    readonly status: Observable<RegionStatus>;
    /** HTML of the region from the server; empty in the browser, where it already stands in the page. */
    readonly html: string;
    attach(host: HTMLElement): void;
    retry(): void;
  };
}

const FrameContext = createContext<FrameModel | null>(null);

export function FrameProvider({
  model,
  children,
}: {
  readonly model: FrameModel;
  readonly children: ReactNode;
}) {
  return <FrameContext value={model}>{children}</FrameContext>;
}

export function useFrame(): FrameModel {
  const model = useContext(FrameContext);
  if (!model) throw new Error('useFrame needs a FrameProvider above it.');
  return model;
}
