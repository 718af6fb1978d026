/** As much of the browser's reader as is used (https://wicg.github.io/shape-detection-api/#barcode-detection-api). */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => BarcodeDetector;

/** Null in browsers that read no codes: there labels are typed. */
export const barcodeDetector = (): DetectorClass | null =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null;
