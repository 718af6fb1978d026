import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of an archive: its name, and its text in parts. */
export type ZippedText = readonly [name: string, parts: AsyncIterable<string> | Iterable<string>];

/** A ZIP archive as it grows: never more of it is in memory than one part. */
export async function* zipTexts(files: Iterable<ZippedText>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  for (const [name, parts] of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const part of parts) {
      file.push(strToU8(part));
      if (failure) throw failure;
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
  }
  zip.end();
  if (failure) throw failure;
  yield* ready.splice(0);
}
