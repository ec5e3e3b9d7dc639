import { storedPhoto } from '@/photos/stored-photo';
import { Thumbnail } from '@/ui/photo/thumbnail';

export function ProductPhoto({ path, className }: { path: string | undefined; className: string }) {
  return (
    <Thumbnail
      source={path === undefined ? undefined : storedPhoto('product-images', path)}
      className={className}
    />
  );
}
