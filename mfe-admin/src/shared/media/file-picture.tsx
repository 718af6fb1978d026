import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import styles from './file-picture.module.css';
import { isPdf, pictureSource } from './media-files.ts';

interface FilePictureProps {
  readonly file: MediaObjectResponse;
  readonly width: number;
  readonly className?: string | undefined;
  readonly alt?: string;
}

/** A picture of the library, or the sign of a PDF. */
export function FilePicture({ file, width, className = '', alt = '' }: FilePictureProps) {
  if (isPdf(file))
    return (
      <span className={`${className} ${styles.sign}`} aria-hidden="true">
        PDF
      </span>
    );
  return <img className={className} src={pictureSource(file, width)} alt={alt} loading="lazy" />;
}
