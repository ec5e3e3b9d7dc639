import { Camera, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { GalleryRow, GallerySection } from './gallery-section';
import { useGalleryWords } from './gallery-words';
import { IconButton } from './icon-button';
import { Menu } from './menu';
import { MoneyField } from './money-field';
import { PhotoViewer } from './photo-viewer';
import { Sheet } from './sheet';
import { Tooltip } from './tooltip';

function samplePhoto(hue: number): string {
  const shelf = (y: number) =>
    [40, 130, 220, 310]
      .map(
        (x) =>
          `<rect x="${x}" y="${y}" width="60" height="90" rx="8" fill="hsl(${hue + x} 55% 55%)"/>`,
      )
      .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="hsl(${hue} 30% 85%)"/>${shelf(40)}${shelf(170)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function GalleryOverlays() {
  const words = useGalleryWords();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isViewing, setIsViewing] = useState(false);
  const [photo, setPhoto] = useState(0);
  const [paise, setPaise] = useState<number | null>(5_00_000);
  return (
    <GallerySection title={words.overlays}>
      <GalleryRow>
        <Dialog
          title={words.dialogTitle}
          description={words.dialogText}
          trigger={<Button variant="secondary">{words.openDialog}</Button>}
          footer={<Button>{words.send}</Button>}
        >
          <MoneyField label={words.amount} value={paise} onChange={setPaise} />
        </Dialog>
        <Button variant="secondary" onClick={() => setIsConfirming(true)}>
          {words.openConfirm}
        </Button>
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setIsConfirming}
          title={words.confirmTitle}
          description={words.confirmText}
          losses={[words.loss1, words.loss2]}
          confirmLabel={words.confirmYes}
          cancelLabel={words.keep}
          onConfirm={() => undefined}
        />
        <Button variant="secondary" onClick={() => setIsSheetOpen(true)}>
          {words.openDrawer}
        </Button>
        <Sheet
          open={isSheetOpen}
          onOpenChange={setIsSheetOpen}
          title={words.drawerTitle}
          description={words.drawerText}
          footer={<Button isWide>{words.sendNow}</Button>}
        >
          <ul className="divide-y divide-line">
            {words.shops.map((shop) => (
              <li key={shop} className="flex items-center gap-3 py-3">
                <Camera aria-hidden className="size-5 text-muted" />
                <span>
                  <span className="block font-semibold">{shop}</span>
                  <span className="block text-muted text-sm">{words.drawerItem}</span>
                </span>
              </li>
            ))}
          </ul>
        </Sheet>
        <Menu
          trigger={<Button variant="secondary">{words.menu}</Button>}
          groups={[
            [{ label: words.edit }, { label: words.copy }],
            [{ label: words.remove, tone: 'danger' }],
          ]}
        />
        <Tooltip text={words.tip}>
          <IconButton tone="filled" label={words.tip} icon={<Share2 aria-hidden />} />
        </Tooltip>
        <Button variant="secondary" onClick={() => setIsViewing(true)}>
          {words.photos}
        </Button>
        <PhotoViewer
          label={words.photos}
          photos={[20, 140, 260].map((hue) => ({
            src: samplePhoto(hue),
            alt: words.photoAlt,
            caption: words.photoNote,
          }))}
          index={photo}
          onIndexChange={setPhoto}
          open={isViewing}
          onOpenChange={setIsViewing}
        />
      </GalleryRow>
    </GallerySection>
  );
}
