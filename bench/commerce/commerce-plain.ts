import { createServer } from 'node:http';
import postgres from 'postgres';

/** What the same list costs with nothing around it: no rows guarded, nothing checked or tagged. */
export async function startPlainList(url: string) {
  const sql = postgres(url, { max: 10 });
  const server = createServer(async (_, response) => {
    const items = await sql`
      select p.*, b.brand_name, json_agg(v) as variants from (
        select * from products where status = 'active' order by id desc limit 20) p
      join brands b on b.id = p.brand_id join product_variants v on v.product_id = p.id
      group by p.id, p.brand_id, p.name, p.name_key, p.category, p.description, p.hsn, p.gst_bps, p.areas,
        p.area_keys, p.image_paths, p.status, p.margin_bps, p.search_key, p.import_id, p.created_at,
        p.updated_at, p.version, b.brand_name
      order by p.id desc`;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ items }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await sql.end();
  };
  return { server, close };
}
