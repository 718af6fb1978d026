/** A form as a browser sends it: texts, and files as `[bytes, name]`. */
export async function multipart(
  parts: Readonly<Record<string, string | readonly [Uint8Array, string]>>,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly payload: Buffer }> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([new Uint8Array(part[0])], { type: 'image/jpeg' }), part[1]);
  }
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
