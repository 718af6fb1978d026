import { type DeliveryOverview, integrityPath, REGION_ELEMENT_ID } from '@firn/shared-contracts/delivery';
import type { ShellServices } from '@firn/shared-contracts/shell';
import { bindTexts } from '@firn/shared-ui/i18n';
import { inspectorTexts } from '../i18n/de-CH/inspector.ts';
import type { ShellParts } from '../services/create-services.ts';
import { findPage } from '../services/pages.ts';
import { type InspectedPart, inspect, type PageTraffic, type ShownPart } from './inspected.logic.ts';
import styles from './inspector.module.css';

interface Place {
  readonly element: Element;
  readonly part: ShownPart;
}

type Inspected = Pick<ShellParts, 'registry' | 'services'>;

/** The page in the region, and each extension that shows something. */
function placesIn(document: Document, { registry, services }: Inspected): Place[] {
  const match = findPage(registry.get(), services.navigation.get().location.pathname);
  const region = document.getElementById(REGION_ELEMENT_ID);
  const extensions = [...document.querySelectorAll<HTMLElement>('[data-extension]')].flatMap((element) => {
    const [remote = '', extension = ''] = (element.dataset.extension ?? '').split('/');
    return element.hasChildNodes() ? [{ element, part: { remote, extension } }] : [];
  });
  const page =
    region && match ? [{ element: region, part: { remote: match.remote, pageId: match.page.id } }] : [];
  return [...page, ...extensions];
}

function trafficOf({ performance }: Window): PageTraffic {
  const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return { serverTiming: view?.serverTiming ?? [], files };
}

function wordsOf(part: InspectedPart, i18n: ShellServices['i18n']): string[] {
  const t = bindTexts(i18n, inspectorTexts);
  const { name, version, share, milliseconds, bytes } = part;
  return [
    `${name} ${version}`,
    ...(share === null ? [] : [t('share', { percent: share })]),
    milliseconds === null ? t('notDrawn') : t('drawn', { milliseconds: Math.round(milliseconds) }),
    t('bytes', { kilobytes: (bytes / 1000).toFixed(1) }),
  ];
}

function drawFrame(
  document: Document,
  element: Element,
  words: readonly string[],
  link: { readonly href: string; readonly text: string },
): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = document.defaultView ?? {};
  const frame = document.createElement('div');
  frame.className = styles.frame ?? '';
  Object.assign(frame.style, {
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const label = frame.appendChild(document.createElement('div'));
  label.className = styles.label ?? '';
  for (const word of words) label.appendChild(document.createElement('span')).textContent = word;
  const release = label.appendChild(document.createElement('a'));
  release.href = link.href;
  release.textContent = link.text;
  return frame;
}

/** Frames over the page that say what comes from whom. Resolves to what takes them away. */
export async function openInspector(window: Window, parts: Inspected): Promise<() => void> {
  const { document } = window;
  const { api, i18n, session } = parts.services;
  // Without it the frames say everything but the share.
  const overview = session.get().permissions.isSuperAdmin
    ? await api.get<DeliveryOverview>('/delivery/remotes', { quiet: true }).catch(() => null)
    : null;
  const t = bindTexts(i18n, inspectorTexts);
  const layer = document.createElement('aside');
  layer.className = styles.layer ?? '';
  layer.setAttribute('aria-label', t('title'));
  const traffic = trafficOf(window);
  for (const { element, part } of placesIn(document, parts)) {
    const told = inspect(part, parts.registry.get(), traffic, overview);
    if (!told) continue;
    const link = { href: integrityPath(part.remote, told.version), text: t('release') };
    layer.append(drawFrame(document, element, wordsOf(told, i18n), link));
  }
  document.body.append(layer);
  return () => layer.remove();
}
