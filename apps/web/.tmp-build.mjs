import { build, loadConfigFromFile } from 'vite';
const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
config.plugins = config.plugins.flat(9).filter((p) => p && !/pwa(?!-)|start-order|build-record/.test(p.name ?? ''));
config.configFile = false; config.logLevel='warn';
try { const out = await build(config); const {writeFileSync}=await import('fs');
 const r={};for(const c of out.output.filter(c=>c.type==='chunk')){r[c.name]=Object.entries(c.modules).map(([k,m])=>[k.replace('/tmp/wt/load/',''),m.renderedLength??m.code?.length??0]).sort((a,b)=>b[1]-a[1])}
 writeFileSync('/tmp/mods.json',JSON.stringify(r)); } catch (e) { console.log('ERR', String(e.stack).slice(0, 3000)); }
