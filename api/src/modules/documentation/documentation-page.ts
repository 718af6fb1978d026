import type { DescribedRoute } from './described-routes.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function row({ method, url, summary, filters }: DescribedRoute): string {
  const parameters = filters.map(({ variable }) => `<code>${escapeHtml(variable)}</code>`).join(' ');
  return `<tr><td>${method}</td><td><code>${escapeHtml(url)}</code></td><td>${escapeHtml(summary)}</td><td>${parameters}</td></tr>`;
}

/** `GET /api/docs`: the routes as a table that needs no script. */
export function documentationPage(routes: readonly DescribedRoute[]): string {
  return `<!doctype html>
<html lang="de-CH">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API – Firn</title></head>
<body>
<h1>API von Firn</h1>
<p>Maschinenlesbar: <a href="/api/docs.jsonld">Hydra</a> und <a href="/api/docs.json">OpenAPI 3.1</a>.</p>
<table>
<thead><tr><th>Methode</th><th>Adresse</th><th>Zweck</th><th>Filter</th></tr></thead>
<tbody>
${routes.map(row).join('\n')}
</tbody>
</table>
</body>
</html>`;
}
