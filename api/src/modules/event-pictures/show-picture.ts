import type { Tx } from '../../db/client.ts';
import { dropUnused, type MediaDeps, preparePicture, type Upload, uploadMedia } from '../media/index.ts';
import { addPicture, type PictureChange } from './change-pictures.ts';

type Showing = Omit<PictureChange, 'pictureId'> & Pick<MediaDeps, 'db' | 'store'>;

/**
 * Puts a file into the library and shows it in an event; of one that is not shown nothing stays. `also` runs in the same
 * transaction, once the event is locked.
 * @returns the id of the picture.
 * @throws 404 for an event that is not theirs, 422 for what is no picture, or where there are too many.
 */
export async function showPicture(
  showing: Showing,
  upload: Upload,
  also: (tx: Tx, pictureId: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const { id: pictureId } = await uploadMedia(showing, upload, preparePicture);
  try {
    await showing.db.transaction(async (tx) => {
      await addPicture(tx, { ...showing, pictureId });
      await also(tx, pictureId);
    });
  } catch (error) {
    await dropUnused(showing, pictureId);
    throw error;
  }
  return pictureId;
}
