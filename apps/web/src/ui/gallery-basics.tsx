import { ArrowRight, CircleCheck, Plus, Trash2 } from 'lucide-react';
import { Avatar } from './avatar';
import { Badge, CountBadge } from './badge';
import { Button, ButtonLink } from './button';
import { Card, CardLink } from './card';
import { GalleryRow, GallerySection } from './gallery-section';
import { useGalleryWords } from './gallery-words';
import { IconButton } from './icon-button';
import { Mark } from './mark';
import { Money } from './money';
import { StatTile } from './stat-tile';

const TREND = [4, 6, 5, 9, 8, 12, 11, 15, 14, 19];

export function GalleryBasics() {
  const words = useGalleryWords();
  return (
    <>
      <GallerySection title={words.buttons}>
        <GalleryRow>
          <Button icon={<Plus aria-hidden className="size-5" />}>{words.save}</Button>
          <Button variant="secondary">{words.later}</Button>
          <Button variant="quiet">{words.off}</Button>
          <Button variant="danger" icon={<Trash2 aria-hidden className="size-5" />}>
            {words.remove}
          </Button>
        </GalleryRow>
        <GalleryRow>
          <Button isLoading>{words.saving}</Button>
          <Button variant="secondary" isLoading>
            {words.send}
          </Button>
          <Button disabled>{words.off}</Button>
          <Button size="sm" variant="secondary">
            {words.small}
          </Button>
          <Button size="lg">{words.large}</Button>
          <IconButton tone="filled" label={words.edit} icon={<Plus aria-hidden />} />
          <ButtonLink
            variant="quiet"
            render={<a href="#earnings">{null}</a>}
            icon={<ArrowRight aria-hidden className="size-5" />}
          >
            {words.link}
          </ButtonLink>
        </GalleryRow>
        <Button isWide className="md:hidden">
          {words.wide}
        </Button>
      </GallerySection>
      <GallerySection title={words.badges}>
        <GalleryRow>
          <Badge tone="success" icon={<CircleCheck aria-hidden />}>
            {words.approved}
          </Badge>
          <Badge tone="primary">{words.live}</Badge>
          <Badge tone="warning">{words.waiting}</Badge>
          <Badge tone="danger">{words.rejected}</Badge>
          <Badge>{words.paused}</Badge>
          <Badge tone="accent">{words.fresh}</Badge>
          <Badge tone="role">{words.yours}</Badge>
          <CountBadge count={3} />
          <CountBadge count={14} />
          <Avatar name={words.shops[0] ?? ''} />
          <Avatar name={words.shops[3] ?? ''} size="sm" />
          <Mark className="size-11 text-primary-ink" label={words.brand} />
        </GalleryRow>
      </GallerySection>
      <GallerySection title={words.tiles}>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
          <StatTile
            label={words.earned}
            value={<Money paise={1_234_567_00} isCompact />}
            delta={{ text: words.deltaUp, direction: 'up' }}
            trend={TREND}
          />
          <StatTile
            label={words.pending}
            value={<Money paise={84_250_50} />}
            delta={{ text: words.same, direction: 'flat' }}
            trend={[...TREND].reverse()}
          />
          <StatTile
            label={words.refused}
            value="7"
            delta={{ text: words.deltaBad, direction: 'up', isGood: false }}
          />
          <StatTile label={words.checked} value="" isLoading />
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <Card
            title={words.shops[0]}
            description={words.noticeText}
            actions={<Badge tone="success">{words.live}</Badge>}
          >
            <p>{words.body}</p>
          </Card>
          <CardLink render={<a href="#card">{null}</a>}>
            <span className="flex items-center gap-3">
              <Avatar name={words.shops[2] ?? ''} size="lg" />
              <span className="min-w-0">
                <span className="block font-semibold">{words.shops[2]}</span>
                <span className="block text-muted text-sm">{words.panMore}</span>
              </span>
              <Money paise={450_00} className="ms-auto font-semibold" />
            </span>
          </CardLink>
        </div>
      </GallerySection>
    </>
  );
}
