import { storedPhoto } from '@/photos/stored-photo';
import { Thumbnail } from '@/ui/photo/thumbnail';

export function LinePhoto({ path }: { path: string | null }) {
  return (
    <Thumbnail
      source={path === null ? undefined : storedPhoto('product-images', path)}
      className="size-14"
    />
  );
}
