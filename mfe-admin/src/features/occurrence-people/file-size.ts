const KIBIBYTE = 1024;

/** «340 kB», «1.2 MB»: small files are never nothing. */
export function fileSize(bytes: number): string {
  const kibibytes = bytes / KIBIBYTE;
  if (kibibytes < KIBIBYTE) return `${Math.max(1, Math.round(kibibytes))} kB`;
  return `${(kibibytes / KIBIBYTE).toFixed(1)} MB`;
}
