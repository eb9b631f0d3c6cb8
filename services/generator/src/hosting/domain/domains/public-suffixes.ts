/**
 * Endings with two labels under which strangers register names, and hosts that give names to their customers: no one
 * person owns such a domain. A selection: what it lacks still needs a TXT record that only its owner can set.
 */
export const publicSuffixes: ReadonlySet<string> = new Set(
  `ac.uk co.uk gov.uk ltd.uk me.uk net.uk org.uk plc.uk sch.uk com.au edu.au gov.au id.au net.au org.au
  ac.nz co.nz geek.nz net.nz org.nz ac.jp co.jp go.jp ne.jp or.jp ac.kr co.kr ne.kr or.kr ac.in co.in firm.in gen.in
  ind.in net.in org.in com.br net.br org.br art.br blog.br com.ar net.ar org.ar com.mx net.mx org.mx com.co net.co
  nom.co org.co com.pe com.ve com.uy com.cl com.ec com.bo com.py com.cn net.cn org.cn com.hk idv.hk org.hk com.tw
  idv.tw org.tw com.sg edu.sg per.sg com.my net.my org.my com.ph net.ph org.ph co.id or.id web.id my.id co.th in.th
  com.vn net.vn org.vn com.tr net.tr org.tr gen.tr co.il net.il org.il co.za net.za org.za web.za com.ng org.ng
  co.ke or.ke co.ug co.tz com.gh com.eg com.sa com.ua in.ua kiev.ua net.ua org.ua com.pl net.pl org.pl waw.pl
  com.ru msk.ru spb.ru co.at or.at com.pt org.pt com.es nom.es org.es com.fr nom.fr asso.fr com.gr co.hu com.ro
  co.rs com.hr from.hr com.cy com.mt uk.com us.com eu.com de.com br.com cn.com gb.net eu.org
  github.io gitlab.io pages.dev workers.dev vercel.app now.sh netlify.app web.app firebaseapp.com herokuapp.com
  fly.dev onrender.com railway.app surge.sh glitch.me repl.co replit.app azurewebsites.net cloudfront.net
  amazonaws.com appspot.com run.app blogspot.com wordpress.com wixsite.com weebly.com webflow.io framer.app
  framer.website carrd.co notion.site substack.com medium.com tumblr.com myshopify.com dyndns.org duckdns.org
  no-ip.org ddns.net ngrok.io ngrok.app ngrok-free.app trycloudflare.com`
    .trim()
    .split(/\s+/),
)
