/** Every address of the app by who may open it. `:resume` and `:site` are filled in. */
export const publicRoutes = [
  '/',
  '/docs',
  '/about',
  '/examples',
  '/examples/maya-brandt',
  '/examples/ines-moreau',
  '/gallery',
  '/terms',
  '/privacy',
  '/support',
  '/settings',
  '/login',
  '/signup',
  '/reset-password',
  '/no-such-page',
]

export const privateRoutes = [
  '/dashboard',
  '/profile',
  '/uploadresume',
  '/uploadresume?resume=:resume',
  '/site-setup?resume=:resume',
  '/launch?resume=:resume&site=new-name',
  '/resumes/:resume',
  '/sites/:site',
  '/sites/:site/sources',
  '/sites/:site/versions',
  '/sites/:site/visits',
  '/sites/:site/messages',
  '/sites/:site/readers',
  '/sites/:site/domains',
  '/sites/:site/settings',
  '/checkout',
]

export const fill = (route, { resume, site }) => route.replaceAll(':resume', resume).replaceAll(':site', site)
