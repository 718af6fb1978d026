import type { UploadProgress } from '@firn/shared-contracts/shell';

function responseOf(xhr: XMLHttpRequest): Response {
  const isEmpty = xhr.status === 204 || xhr.status === 304;
  const headers = { 'content-type': xhr.getResponseHeader('content-type') ?? 'text/plain' };
  return new Response(isEmpty ? null : xhr.responseText, { status: xhr.status, headers });
}

/** `fetch` for a body whose upload is watched: fetch itself does not report the bytes it has sent. */
export function uploadWith(onProgress: (progress: UploadProgress) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(init.method ?? 'POST', String(input));
      for (const [name, value] of new Headers(init.headers)) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
      xhr.addEventListener('load', () => resolve(responseOf(xhr)));
      xhr.addEventListener('error', () => reject(new TypeError('The upload failed.')));
      xhr.addEventListener('abort', () => reject(new DOMException('The upload was aborted.', 'AbortError')));
      init.signal?.addEventListener('abort', () => xhr.abort());
      xhr.send(init.body as XMLHttpRequestBodyInit | null);
    });
}
