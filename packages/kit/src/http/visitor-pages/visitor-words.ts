/** The error page of a published site: title, sentence, link to the app. */
export interface VisitorWords {
  readonly absent: readonly [title: string, text: string]
  readonly unavailable: readonly [title: string, text: string]
  readonly busy: readonly [title: string, text: string]
  readonly link: string
}

/** Title | text of a missing page; of a service that does not answer; of too many requests; the link. */
const words: Readonly<Record<string, string>> = {
  en: 'There is no page here|This address belongs to no published site. It may be misspelled, or the site was taken down.|This page cannot be shown right now|The page is safe. Please try again in a minute.|Too many requests|Please wait a minute and load the page again.|Make a page of your own with Thumbfolio',
  de: 'Hier gibt es keine Seite|Unter dieser Adresse ist nichts veröffentlicht. Vielleicht ist sie falsch geschrieben, oder die Seite wurde entfernt.|Diese Seite ist gerade nicht erreichbar|Die Seite ist sicher. Bitte versuchen Sie es in einer Minute noch einmal.|Zu viele Anfragen|Bitte warten Sie eine Minute und laden Sie die Seite neu.|Eine eigene Seite mit Thumbfolio erstellen',
  fr: 'Il n’y a pas de page ici|Aucun site n’est publié à cette adresse. Elle est peut-être mal écrite, ou le site a été retiré.|Cette page ne peut pas s’afficher pour le moment|La page est en sécurité. Veuillez réessayer dans une minute.|Trop de requêtes|Veuillez attendre une minute, puis recharger la page.|Créer votre propre page avec Thumbfolio',
  es: 'Aquí no hay ninguna página|No hay ningún sitio publicado en esta dirección. Puede estar mal escrita, o el sitio se retiró.|Esta página no se puede mostrar ahora|La página está a salvo. Vuelva a intentarlo en un minuto.|Demasiadas solicitudes|Espere un minuto y vuelva a cargar la página.|Crear su propia página con Thumbfolio',
  it: 'Qui non c’è nessuna pagina|A questo indirizzo non è pubblicato alcun sito. Forse è scritto male, oppure il sito è stato rimosso.|Questa pagina non può essere mostrata ora|La pagina è al sicuro. Riprova tra un minuto.|Troppe richieste|Attendi un minuto e ricarica la pagina.|Crea la tua pagina con Thumbfolio',
  pt: 'Não há nenhuma página aqui|Nenhum site está publicado neste endereço. Pode estar mal escrito, ou o site foi retirado.|Esta página não pode ser mostrada agora|A página está segura. Tente novamente dentro de um minuto.|Demasiados pedidos|Aguarde um minuto e carregue a página de novo.|Criar a sua página com o Thumbfolio',
  nl: 'Hier is geen pagina|Op dit adres is geen site gepubliceerd. Misschien is het verkeerd gespeld, of is de site verwijderd.|Deze pagina kan nu niet worden getoond|De pagina is veilig. Probeer het over een minuut opnieuw.|Te veel verzoeken|Wacht een minuut en laad de pagina opnieuw.|Maak uw eigen pagina met Thumbfolio',
  pl: 'Nie ma tu strony|Pod tym adresem nie opublikowano żadnej strony. Adres może być błędny albo strona została usunięta.|Tej strony nie można teraz wyświetlić|Strona jest bezpieczna. Spróbuj ponownie za minutę.|Zbyt wiele żądań|Odczekaj minutę i wczytaj stronę ponownie.|Utwórz własną stronę w Thumbfolio',
  cs: 'Žádná stránka tu není|Na této adrese není zveřejněn žádný web. Adresa může být chybná, nebo byl web odstraněn.|Tuto stránku teď nelze zobrazit|Stránka je v bezpečí. Zkuste to prosím za minutu znovu.|Příliš mnoho požadavků|Počkejte prosím minutu a načtěte stránku znovu.|Vytvořit vlastní stránku s Thumbfolio',
  sv: 'Det finns ingen sida här|Ingen webbplats är publicerad på den här adressen. Den kan vara felstavad, eller så har webbplatsen tagits bort.|Sidan kan inte visas just nu|Sidan är i säkerhet. Försök igen om en minut.|För många förfrågningar|Vänta en minut och läs in sidan igen.|Gör en egen sida med Thumbfolio',
  da: 'Der er ingen side her|Der er ikke udgivet noget websted på denne adresse. Den kan være stavet forkert, eller webstedet er fjernet.|Siden kan ikke vises lige nu|Siden er i sikkerhed. Prøv igen om et minut.|For mange forespørgsler|Vent et minut, og indlæs siden igen.|Lav din egen side med Thumbfolio',
  nb: 'Det er ingen side her|Ingen nettside er publisert på denne adressen. Den kan være feilskrevet, eller siden er fjernet.|Siden kan ikke vises akkurat nå|Siden er trygg. Prøv igjen om et minutt.|For mange forespørsler|Vent et minutt og last inn siden på nytt.|Lag din egen side med Thumbfolio',
  fi: 'Täällä ei ole sivua|Tässä osoitteessa ei ole julkaistua sivustoa. Osoite voi olla kirjoitettu väärin, tai sivusto on poistettu.|Sivua ei voi näyttää juuri nyt|Sivu on tallessa. Yritä minuutin kuluttua uudelleen.|Liian monta pyyntöä|Odota minuutti ja lataa sivu uudelleen.|Tee oma sivu Thumbfoliolla',
  tr: 'Burada bir sayfa yok|Bu adreste yayımlanmış bir site yok. Adres yanlış yazılmış ya da site kaldırılmış olabilir.|Bu sayfa şu anda gösterilemiyor|Sayfa güvende. Lütfen bir dakika sonra yeniden deneyin.|Çok fazla istek|Lütfen bir dakika bekleyip sayfayı yeniden yükleyin.|Thumbfolio ile kendi sayfanızı yapın',
  ro: 'Aici nu există nicio pagină|La această adresă nu este publicat niciun site. Poate fi scrisă greșit sau site-ul a fost retras.|Pagina nu poate fi afișată acum|Pagina este în siguranță. Încercați din nou peste un minut.|Prea multe cereri|Așteptați un minut și reîncărcați pagina.|Creați-vă propria pagină cu Thumbfolio',
  hu: 'Itt nincs oldal|Ezen a címen nincs közzétett oldal. Lehet, hogy elírás van benne, vagy az oldalt eltávolították.|Az oldal most nem jeleníthető meg|Az oldal biztonságban van. Kérjük, próbálja újra egy perc múlva.|Túl sok kérés|Kérjük, várjon egy percet, majd töltse be újra az oldalt.|Készítsen saját oldalt a Thumbfolióval',
  ru: 'Здесь нет страницы|По этому адресу сайт не опубликован. Возможно, в адресе ошибка или сайт удалён.|Сейчас эту страницу показать нельзя|Страница в сохранности. Попробуйте ещё раз через минуту.|Слишком много запросов|Подождите минуту и загрузите страницу снова.|Создать свою страницу в Thumbfolio',
  uk: 'Тут немає сторінки|За цією адресою сайт не опубліковано. Можливо, в адресі помилка або сайт видалено.|Зараз цю сторінку показати неможливо|Сторінка в безпеці. Спробуйте ще раз за хвилину.|Забагато запитів|Зачекайте хвилину й завантажте сторінку знову.|Створити власну сторінку в Thumbfolio',
  el: 'Δεν υπάρχει σελίδα εδώ|Δεν υπάρχει δημοσιευμένος ιστότοπος σε αυτή τη διεύθυνση. Ίσως είναι γραμμένη λάθος ή ο ιστότοπος αφαιρέθηκε.|Η σελίδα δεν μπορεί να εμφανιστεί τώρα|Η σελίδα είναι ασφαλής. Δοκιμάστε ξανά σε ένα λεπτό.|Πάρα πολλά αιτήματα|Περιμένετε ένα λεπτό και φορτώστε ξανά τη σελίδα.|Φτιάξτε τη δική σας σελίδα με το Thumbfolio',
  ar: 'لا توجد صفحة هنا|لا يوجد موقع منشور على هذا العنوان. ربما كُتب بشكل خاطئ أو أُزيل الموقع.|لا يمكن عرض هذه الصفحة الآن|الصفحة بأمان. يُرجى المحاولة مرة أخرى بعد دقيقة.|طلبات كثيرة جدًا|يُرجى الانتظار دقيقة ثم تحميل الصفحة من جديد.|أنشئ صفحتك الخاصة مع Thumbfolio',
  he: 'אין כאן דף|בכתובת הזו לא פורסם אתר. ייתכן שנפלה בה טעות, או שהאתר הוסר.|אי אפשר להציג את הדף כרגע|הדף שמור. נסו שוב בעוד דקה.|יותר מדי בקשות|המתינו דקה וטענו את הדף מחדש.|יצירת דף משלכם ב-Thumbfolio',
  zh: '此处没有页面|该地址没有已发布的网站。地址可能有误，或网站已被移除。|暂时无法显示此页面|页面安全无恙，请一分钟后重试。|请求过多|请等待一分钟后重新加载页面。|用 Thumbfolio 制作您自己的页面',
  ja: 'ここにはページがありません|このアドレスで公開されているサイトはありません。アドレスが間違っているか、サイトが削除された可能性があります。|現在このページを表示できません|ページは安全です。1 分後にもう一度お試しください。|リクエストが多すぎます|1 分待ってからページを再読み込みしてください。|Thumbfolio で自分のページを作る',
  ko: '여기에는 페이지가 없습니다|이 주소에 게시된 사이트가 없습니다. 주소가 잘못되었거나 사이트가 삭제되었을 수 있습니다.|지금은 이 페이지를 표시할 수 없습니다|페이지는 안전합니다. 1분 후에 다시 시도해 주세요.|요청이 너무 많습니다|1분 기다린 후 페이지를 다시 불러오세요.|Thumbfolio로 나만의 페이지 만들기',
}

const otherTags: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he' }

/** The language of ours that an `Accept-Language` header prefers (RFC 9110, 12.5.4); English where it names none of them. */
export function visitorLanguage(header: string | undefined): string {
  const ranges = (header ?? '').slice(0, 400).split(',')
  const wanted = ranges.flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const base = tag.split('-')[0] ?? ''
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const weight = quality === undefined ? 1 : Number(quality)
    const language = otherTags[base] ?? base
    return Object.hasOwn(words, language) && weight > 0 ? [{ language, weight }] : []
  })
  return wanted.sort((a, b) => b.weight - a.weight)[0]?.language ?? 'en'
}

/** Every language there are words in. */
export const visitorLanguages: readonly string[] = Object.keys(words)

/** @throws Error for a language that `visitorLanguages` does not have */
export function visitorWords(language: string): VisitorWords {
  const parts = words[language]?.split('|')
  if (parts?.length !== 7) throw new Error(`No words in ${language}`)
  const [a = '', b = '', c = '', d = '', e = '', f = '', link = ''] = parts
  return { absent: [a, b], unavailable: [c, d], busy: [e, f], link }
}
