export interface VideoLink {
  readonly url: string;
  readonly site: 'YouTube' | 'Vimeo';
}

const SITES: Readonly<Record<string, VideoLink['site']>> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'vimeo.com': 'Vimeo',
  'player.vimeo.com': 'Vimeo',
};

/** Where the film is seen; null for an address of neither site. */
export function videoOf(address: string): VideoLink | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const site = Object.hasOwn(SITES, host) ? SITES[host] : undefined;
  return site ? { url: url.href, site } : null;
}
