import { type AdSpace, SPACE_PHOTO_TYPE } from '@chowk/domain/ad-spaces';
import { SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { sendOwnPhoto } from '@/photos/send-own-photo';
import { addAdSpacePhotoRef } from '../ad-spaces.queries';

export async function addSpacePhoto(
  spaceId: string,
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Promise<AdSpace> {
  const path = await sendOwnPhoto(SHOP_PHOTO_BUCKET, SPACE_PHOTO_TYPE, file, onProgress);
  const input = { id: newId(), space_id: spaceId, path };
  return contractClient.runCommand(addAdSpacePhotoRef, input);
}
