/** A page's pattern with its parameters filled in; null when a required one has no value. */
export function pathOf(pattern: string, params: Readonly<Record<string, string>>): string | null {
  const segments: string[] = [];
  for (const segment of pattern.split('/').slice(1)) {
    const [, name = '', optional] = /^:(\w+)(\?)?$/.exec(segment) ?? [];
    if (!name) segments.push(segment);
    else if (params[name] !== undefined) segments.push(encodeURIComponent(params[name]));
    else if (optional) break;
    else return null;
  }
  return `/${segments.join('/')}`;
}
