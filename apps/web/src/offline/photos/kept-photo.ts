import { type PhotoKeeper, storedPhoto } from '@/photos/stored-photo';

const nameOf = (address: string) => `photo ${address}`;

const keeper: PhotoKeeper = {
  read: async (address) => {
    const { rememberedAnswer } = await import('@/offline/read/recalled-answers');
    return (await rememberedAnswer<Blob>(nameOf(address)))?.content;
  },
  write: async (address, photo) => {
    const { rememberAnswer } = await import('@/offline/read/remembered-answers');
    await rememberAnswer(nameOf(address), photo);
  },
};

/** What a brand wants its placement to look like: once seen, it is there where the photo is taken. */
export const samplePhoto = (path: string) => storedPhoto('product-images', path, keeper);
