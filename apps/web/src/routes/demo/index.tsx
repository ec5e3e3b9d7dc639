import { createFileRoute } from '@tanstack/react-router';
import { tourRoute } from '@/app/tour-route';

export const Route = createFileRoute('/demo/')(tourRoute());
