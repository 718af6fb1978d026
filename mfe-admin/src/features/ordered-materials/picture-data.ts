/** Pixels of the longer side: enough to see a tear, and many such pictures fit into the tab's storage. */
const LONGER_SIDE = 1280;
const QUALITY = 0.7;

const PREFIX = /^data:image\/jpeg;base64,/;

/**
 * A picture as a small JPEG in text, which waits in the queue until the network is back (docs/domain/material.md#store).
 * Rejects where the browser cannot read it.
 */
export async function pictureData(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const data = canvas.toDataURL('image/jpeg', QUALITY);
  if (!PREFIX.test(data)) throw new Error('The browser wrote no JPEG.');
  return data;
}

/** The form that sends it up as the picture of a damage (docs/domain/documents.md#kinds). */
export function pictureForm(data: string): FormData {
  const bytes = Uint8Array.from(atob(data.replace(PREFIX, '')), (sign) => sign.charCodeAt(0));
  const form = new FormData();
  form.append('kind', 'damage');
  form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'Schaden.jpg');
  return form;
}
