/** Sites whose films a page can show (docs/domain/content.md#videos). */
export const VIDEO_SITES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;
export type VideoSite = keyof typeof VIDEO_SITES;

/** Names of films in addresses; they have only these characters, so that it can stand in another one. */
export const VIDEO_ID = /^[\w-]{1,20}$/;

export interface Video {
  readonly url: string;
  readonly site: VideoSite;
  /** Null for an address of the site that is no film, such as a channel. */
  readonly id: string | null;
}

const HOSTS: Readonly<Record<string, VideoSite>> = {
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'vimeo.com': 'vimeo',
  'player.vimeo.com': 'vimeo',
};

const FILMS: Readonly<Record<VideoSite, RegExp>> = {
  youtube: /^\/(?:embed\/|shorts\/|live\/)?([\w-]{1,20})\/?$/,
  vimeo: /^\/(?:video\/)?(\d{1,12})\/?$/,
};

function filmOf(site: VideoSite, { pathname, searchParams }: URL): string | null {
  const id = pathname === '/watch' ? searchParams.get('v') : FILMS[site].exec(pathname)?.[1];
  return id && VIDEO_ID.test(id) ? id : null;
}

/** The film of an address; null for one of neither site. */
export function videoOf(address: string): Video | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const site = Object.hasOwn(HOSTS, host) ? HOSTS[host] : undefined;
  return site ? { url: url.href, site, id: filmOf(site, url) } : null;
}

/** The gateway answers the frame with a film there. */
export const playerPath = (site: VideoSite, id: string): string => `/embed/video/${site}/${id}`;
