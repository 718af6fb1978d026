export interface Headline {
  readonly title: string;
  readonly lead: string;
}

/** The first sentence of the start page's subtitle is set large, the rest below it. */
export function splitHeadline(subtitle: string): Headline {
  const [, title = subtitle, lead = ''] = /^(.+?[.!?])\s+(\S.*)$/s.exec(subtitle.trim()) ?? [];
  return { title, lead };
}
