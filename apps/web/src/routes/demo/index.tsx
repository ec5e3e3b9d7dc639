import { createFileRoute } from '@tanstack/react-router';
import { tourRoute } from '@/app/router/tour-route';

export const Route = createFileRoute('/demo/')(tourRoute());
