import type { Labels } from './labels.js'

/** Texts of the actions at the end of a page, and of its contact form; `write` is the title of the form. */
const order = [
  'email',
  'call',
  'write',
  'name',
  'replyTo',
  'message',
  'send',
  'sent',
  'refused',
  'later',
] as const
type ActionLabels = Readonly<Record<(typeof order)[number], string>>

/** In the order of `order`. */
const words: Readonly<Record<string, string>> = {
  en: 'Email me|Book a call|Write to me|Your name|Your email address|Your message|Send|Thank you. Your message was sent.|Your message was not sent. Please go back, check each field and send it again.|Too many messages came from here. Please try again in an hour.',
  de: 'E-Mail schreiben|Gespräch buchen|Schreiben Sie mir|Ihr Name|Ihre E-Mail-Adresse|Ihre Nachricht|Senden|Danke. Ihre Nachricht wurde gesendet.|Ihre Nachricht wurde nicht gesendet. Bitte gehen Sie zurück, prüfen Sie jedes Feld und senden Sie sie noch einmal.|Von hier kamen zu viele Nachrichten. Bitte versuchen Sie es in einer Stunde noch einmal.',
  fr: 'M’écrire un e-mail|Réserver un appel|Écrivez-moi|Votre nom|Votre adresse e-mail|Votre message|Envoyer|Merci. Votre message a été envoyé.|Votre message n’a pas été envoyé. Revenez en arrière, vérifiez chaque champ et renvoyez-le.|Trop de messages sont venus d’ici. Réessayez dans une heure.',
  es: 'Escribirme un correo|Reservar una llamada|Escríbame|Su nombre|Su correo electrónico|Su mensaje|Enviar|Gracias. Su mensaje se ha enviado.|Su mensaje no se ha enviado. Vuelva atrás, revise cada campo y envíelo de nuevo.|Han llegado demasiados mensajes desde aquí. Inténtelo de nuevo en una hora.',
  it: 'Scrivimi un’e-mail|Prenota una chiamata|Scrivimi|Il tuo nome|Il tuo indirizzo e-mail|Il tuo messaggio|Invia|Grazie. Il messaggio è stato inviato.|Il messaggio non è stato inviato. Torna indietro, controlla ogni campo e invialo di nuovo.|Da qui sono arrivati troppi messaggi. Riprova tra un’ora.',
  pt: 'Enviar e-mail|Marcar uma chamada|Escreva-me|O seu nome|O seu e-mail|A sua mensagem|Enviar|Obrigado. A sua mensagem foi enviada.|A sua mensagem não foi enviada. Volte atrás, verifique cada campo e envie de novo.|Vieram demasiadas mensagens daqui. Tente de novo dentro de uma hora.',
  nl: 'Mail mij|Plan een gesprek|Schrijf mij|Uw naam|Uw e-mailadres|Uw bericht|Versturen|Bedankt. Uw bericht is verstuurd.|Uw bericht is niet verstuurd. Ga terug, controleer elk veld en verstuur het opnieuw.|Er kwamen te veel berichten van hier. Probeer het over een uur opnieuw.',
  pl: 'Napisz e-mail|Umów rozmowę|Napisz do mnie|Imię i nazwisko|Adres e-mail|Wiadomość|Wyślij|Dziękuję. Wiadomość została wysłana.|Wiadomość nie została wysłana. Wróć, sprawdź każde pole i wyślij ją ponownie.|Z tego miejsca przyszło zbyt wiele wiadomości. Spróbuj ponownie za godzinę.',
  cs: 'Napište mi e-mail|Domluvit hovor|Napište mi|Vaše jméno|Váš e-mail|Vaše zpráva|Odeslat|Děkuji. Vaše zpráva byla odeslána.|Zpráva nebyla odeslána. Vraťte se, zkontrolujte každé pole a odešlete ji znovu.|Odsud přišlo příliš mnoho zpráv. Zkuste to znovu za hodinu.',
  sv: 'Mejla mig|Boka ett samtal|Skriv till mig|Ditt namn|Din e-postadress|Ditt meddelande|Skicka|Tack. Ditt meddelande har skickats.|Ditt meddelande skickades inte. Gå tillbaka, kontrollera varje fält och skicka igen.|För många meddelanden kom härifrån. Försök igen om en timme.',
  da: 'Skriv en e-mail|Book en samtale|Skriv til mig|Dit navn|Din e-mailadresse|Din besked|Send|Tak. Din besked er sendt.|Din besked blev ikke sendt. Gå tilbage, tjek hvert felt og send den igen.|Der kom for mange beskeder herfra. Prøv igen om en time.',
  nb: 'Send e-post|Bestill en samtale|Skriv til meg|Navnet ditt|E-postadressen din|Meldingen din|Send|Takk. Meldingen din er sendt.|Meldingen ble ikke sendt. Gå tilbake, sjekk hvert felt og send den på nytt.|Det kom for mange meldinger herfra. Prøv igjen om en time.',
  fi: 'Lähetä sähköpostia|Varaa puhelu|Kirjoita minulle|Nimesi|Sähköpostiosoitteesi|Viestisi|Lähetä|Kiitos. Viestisi lähetettiin.|Viestiäsi ei lähetetty. Palaa takaisin, tarkista jokainen kenttä ja lähetä uudelleen.|Täältä tuli liian monta viestiä. Yritä uudelleen tunnin kuluttua.',
  tr: 'E-posta gönder|Görüşme ayarla|Bana yazın|Adınız|E-posta adresiniz|Mesajınız|Gönder|Teşekkürler. Mesajınız gönderildi.|Mesajınız gönderilmedi. Geri dönün, her alanı kontrol edin ve yeniden gönderin.|Buradan çok fazla mesaj geldi. Bir saat sonra yeniden deneyin.',
  ro: 'Scrie-mi un e-mail|Programează un apel|Scrie-mi|Numele|Adresa de e-mail|Mesajul|Trimite|Mulțumesc. Mesajul a fost trimis.|Mesajul nu a fost trimis. Întoarce-te, verifică fiecare câmp și trimite-l din nou.|De aici au venit prea multe mesaje. Încearcă din nou peste o oră.',
  hu: 'E-mail írása|Hívás egyeztetése|Írjon nekem|Az Ön neve|E-mail-címe|Üzenete|Küldés|Köszönöm. Az üzenetét elküldtük.|Az üzenetét nem küldtük el. Menjen vissza, nézze át a mezőket, és küldje el újra.|Innen túl sok üzenet jött. Próbálja újra egy óra múlva.',
  ru: 'Написать письмо|Назначить звонок|Напишите мне|Ваше имя|Ваш e-mail|Ваше сообщение|Отправить|Спасибо. Сообщение отправлено.|Сообщение не отправлено. Вернитесь, проверьте каждое поле и отправьте снова.|Отсюда пришло слишком много сообщений. Попробуйте через час.',
  uk: 'Написати листа|Призначити дзвінок|Напишіть мені|Ваше ім’я|Ваш e-mail|Ваше повідомлення|Надіслати|Дякую. Повідомлення надіслано.|Повідомлення не надіслано. Поверніться, перевірте кожне поле та надішліть ще раз.|Звідси надійшло забагато повідомлень. Спробуйте за годину.',
  el: 'Στείλτε μου e-mail|Κλείστε μια κλήση|Γράψτε μου|Το όνομά σας|Το e-mail σας|Το μήνυμά σας|Αποστολή|Ευχαριστώ. Το μήνυμά σας στάλθηκε.|Το μήνυμά σας δεν στάλθηκε. Γυρίστε πίσω, ελέγξτε κάθε πεδίο και στείλτε το ξανά.|Ήρθαν πάρα πολλά μηνύματα από εδώ. Δοκιμάστε ξανά σε μία ώρα.',
  ar: 'راسلني بالبريد|احجز مكالمة|اكتب لي|اسمك|بريدك الإلكتروني|رسالتك|إرسال|شكرًا. أُرسلت رسالتك.|لم تُرسل رسالتك. يُرجى الرجوع والتحقق من كل حقل ثم الإرسال مجددًا.|وصلت رسائل كثيرة من هنا. يُرجى المحاولة بعد ساعة.',
  he: 'שליחת דוא״ל|קביעת שיחה|כתבו לי|שמך|כתובת הדוא״ל שלך|ההודעה שלך|שליחה|תודה. ההודעה נשלחה.|ההודעה לא נשלחה. יש לחזור, לבדוק כל שדה ולשלוח שוב.|הגיעו מכאן הודעות רבות מדי. יש לנסות שוב בעוד שעה.',
  fa: 'ارسال ایمیل|رزرو تماس|برایم بنویسید|نام شما|ایمیل شما|پیام شما|ارسال|متشکرم. پیام شما فرستاده شد.|پیام شما فرستاده نشد. لطفاً برگردید، هر فیلد را بررسی کنید و دوباره بفرستید.|پیام‌های زیادی از اینجا رسید. لطفاً یک ساعت دیگر دوباره امتحان کنید.',
  hi: 'ईमेल करें|कॉल तय करें|मुझे लिखें|आपका नाम|आपका ईमेल|आपका संदेश|भेजें|धन्यवाद। आपका संदेश भेज दिया गया।|आपका संदेश नहीं भेजा गया। कृपया वापस जाएँ, हर फ़ील्ड जाँचें और फिर भेजें।|यहाँ से बहुत अधिक संदेश आए। कृपया एक घंटे बाद फिर प्रयास करें।',
  zh: '给我发邮件|预约通话|给我留言|您的姓名|您的邮箱|您的留言|发送|谢谢。您的留言已发送。|您的留言未能发送。请返回检查每一项，然后重新发送。|来自此处的留言过多。请一小时后再试。',
  ja: 'メールを送る|通話を予約する|メッセージを送る|お名前|メールアドレス|メッセージ|送信|ありがとうございます。メッセージを送信しました。|メッセージは送信されませんでした。戻って各項目を確認し、もう一度送信してください。|ここからのメッセージが多すぎます。1時間後にもう一度お試しください。',
  ko: '이메일 보내기|통화 예약|메시지 남기기|이름|이메일 주소|메시지|보내기|감사합니다. 메시지를 보냈습니다.|메시지를 보내지 못했습니다. 돌아가서 각 항목을 확인하고 다시 보내 주세요.|이곳에서 온 메시지가 너무 많습니다. 한 시간 뒤에 다시 시도해 주세요.',
}

/** The texts in the language of the labels. Default: English. */
export function actionLabelsFor({ language }: Pick<Labels, 'language'>): ActionLabels {
  const list = (words[language] ?? words['en'] ?? '').split('|')
  return Object.fromEntries(order.map((name, at) => [name, list[at] ?? ''])) as ActionLabels
}
