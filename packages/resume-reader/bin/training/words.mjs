/** Words for invented companies, roles, places and tasks. Towns exist; companies and people do not. */
const list = (text) => text.split('|').map((word) => word.trim())

export const syllables = {
  first: list('Nor|Bel|Quil|Zeph|Lum|Hal|Vex|Tor|Mar|Sil|Bran|Oder|Kest|Ard|Fen|Rav|Tam|Wil|Cor|Dun'),
  middle: list('vi|do|la|ra|ne|lo|ti|sa|mi|ga||||'),
  last: list('nor|den|ra|vik|son|mont|lis|bach|ville|ford|tex|ly|ora|ium|sen|wick|land|gard|zo|ell'),
}

export const firstNames = list('Ilse|Tomas|Anika|Jorun|Mateo|Lucie|Pawel|Chiara|Bram|Ines|Oskar|Noemi')

const english = {
  departments: list(
    'part-time|Cardiac ICU|Saucier|Payments Platform|EMEA|Payroll|Parks Division|Night Shift|Internal Tools|Surgery|Year 4',
  ),
  breaks: list('Freelance|Parental Leave|Career Break|Self-employed'),
  notes: list(
    'Flood model for a coast (Python)|Weekend shifts during term.|Full time|Observability and capacity planning.|Part-time, 20 hours|Payments team|Maternity cover.|Reporting to the director|Counts on five beaches.',
  ),
  titles: {
    summary: 'Summary',
    work: list('Experience|Work Experience|Employment History|Professional Experience'),
    education: 'Education',
    volunteer: 'Volunteering',
    skills: 'Skills',
  },
  months: list('Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'),
  now: 'Present',
  at: 'at',
  kinds: list(
    'Systems|Labs|Group|Software|Logistics|Foods|Health|Media|Partners|Energy|Bank|Hospital|Robotics|Design Studio|Consulting|Technologies|Engineers|Architects LLP|Analytics|Staffing Associates|Developers|Sales Partners|Trainers',
  ),
  forms: list('Inc.|LLC|Ltd|Ltd.|, Inc.|, LLC|PLC'),
  bodies: list(
    'University of *|City of *|* Public Library|* Primary School|* Regional Hospital|Ministry of Water|Bank of *|Museum of *|Friends of *|* Field Station|*, Department of Biology|City of *, Parks Division|* Water Keepers|Design Week *|Cafe *|The * Inn|* Valley Teaching Hospitals NHS Trust|* Families Leeds|Office of Rural Statistics *|School of Music at *|* VITA|* Ambassadors|The * Pot Café|* Public Schools|Society of Engineers in *|* County Council',
  ),
  roles: list(
    'Software Engineer|Senior Software Engineer|Product Manager|Registered Nurse|Head of Sales|Line Cook|Data Analyst|Marketing Manager|Office Administrator|Warehouse Associate|Staff Accountant|UX Designer|Civil Engineer|Customer Success Manager|Shift Supervisor|Research Assistant|Electrician|Sales Representative|Growth Hacker|Data Wrangler|Product Evangelist|Site Reliability|Human Resources|Business Development|Field Operations|Quality Assurance|Bid Writing|Pastry|Night Porter|Store Keeper|Content Creator|Scrum Master|DevOps Engineer II|Vice President, Operations|Engineer, Payments Platform|Manager, Partner Accounts|Co-Founder & CTO|Lead Developer|Copywriter|Policy Adviser|Deckhand|Florist|Intern|Freelance Illustrator|Principal Scientist (Contract)|Fundraiser|Underwriter|Dispatcher|Charge Nurse, Cardiac ICU|Chef de Partie, Saucier|Tutor|Coding Club Mentor|Tax Preparer|Volunteer Coordinator|Team Member|Helper',
  ),
  places: list(
    'Austin, TX|Boston, MA|Leeds|Leeds, UK|Dublin, Ireland|Remote|Chicago|Greater Boston Area|Toronto, Canada|Portland, Oregon|Melbourne|San Diego, CA|Bristol|Cork|Halifax, NS|Denver',
  ),
  tasks: list(
    'Planned the weekly work of a team of six and kept its budget|Reduced the time to answer customers from two days to four hours|Introduced a new ordering system in three branches|Wrote the reports that the board uses each quarter|Trained new colleagues in safety and in the use of tools|Led the move of all data to a new provider',
  ),
  school: 'B.Sc. Economics',
  university: '* State University',
}

const german = {
  departments: list('Fachbereich Tiefbau|Einkauf|Werk II|Station 4|Innendienst'),
  breaks: list('Elternzeit|Freiberuflich|Selbstständig'),
  notes: list('Vollzeit|Statik und Brückenbau.|Elternzeitvertretung|Teilzeit, 20 Stunden|Abteilung Einkauf.'),
  titles: {
    summary: 'Profil',
    work: list('Berufserfahrung|Beruflicher Werdegang'),
    education: 'Ausbildung',
    volunteer: 'Ehrenamt',
    skills: 'Kenntnisse',
  },
  months: list('01|02|03|04|05|06|07|08|09|10|11|12'),
  now: 'heute',
  at: 'bei',
  kinds: list(
    'Maschinenbau|Logistik|Klinik|Versicherung|Technik|Werke|Verlag|Systeme|Bau|Energie|Software|Stiftung|Ingenieurgesellschaft mbH|Architekten|Ingenieurbüro|Pflegedienst',
  ),
  forms: list('GmbH|AG|GmbH & Co. KG|e.V.|SE|KG'),
  bodies: list(
    'Universität *|Stadt *|Klinikum *|Grundschule *|Sparkasse *|Landesamt für Wasser|Kita *|Stadt *, Fachbereich Tiefbau|Technisches Hilfswerk, Ortsverband *|Bund der Köche *|Haus der Technik *|Café *',
  ),
  roles: list(
    'Softwareentwickler|Projektleiterin|Krankenpfleger|Vertriebsleiter|Sachbearbeiterin|Werkstudent Marketing|Konstruktionsingenieur|Buchhalterin|Teamleitung Einkauf|Fachinformatiker|Koch|Referentin Presse|Praktikant|Produktmanagerin|Leiter Controlling|Erzieherin|Disponent|Lagerist|Mediengestalterin|Qualitätssicherung|Personalwesen|Kundenberatung|Abteilungsleiter Logistik|Pflegedienstleitung|Schreinerin|Steuerfachangestellte|Geschäftsführer',
  ),
  places: list(
    'Berlin|Köln|Graz, Österreich|Hamburg|Zürich, Schweiz|Leipzig|Bonn, Deutschland|Frankfurt am Main|München|Remote|Ulm',
  ),
  tasks: list(
    'Aufbau eines neuen Teams mit sechs Personen und eigenem Budget|Einführung der elektronischen Akte in drei Abteilungen|Betreuung von Kunden in der Region und Abschluss neuer Verträge|Planung der Schichten und Pflege der Unterlagen|Erstellung von Berichten für die Leitung',
  ),
  school: 'B.A. Betriebswirtschaft',
  university: 'Universität *',
}

const french = {
  departments: list('Pôle Santé|Achats|Bâtiment|Service Client'),
  breaks: list('Congé parental|Indépendant'),
  notes: list(
    'CDI|Modèle de crue pour un bassin (Python)|Préparation des commandes|Encadrement de neuf personnes.|Temps partiel|Accueil et clôture comptable.',
  ),
  titles: {
    summary: 'Profil',
    work: list('Expérience professionnelle|Expériences'),
    education: 'Formation',
    volunteer: 'Bénévolat',
    skills: 'Compétences',
  },
  months: list('janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.'),
  now: "aujourd'hui",
  at: 'chez',
  kinds: list(
    'Conseil|Logistique|Santé|Assurances|Ingénierie|Éditions|Énergie|Systèmes|Pâtisserie|Transports|Ingénieurs|Architectes|Conseillers',
  ),
  forms: list('SA|SARL|SAS|& Fils'),
  bodies: list(
    'Université de *|Ville de *|Hôpital Saint-*|Lycée *|Clinique *|Mairie de *|Banque *|Hôtel des *|Biscuiterie *|Laboratoires *|Les Tables de *|Résidence du Lac *|Hôtel des Arts *|Les Amis de la *',
  ),
  roles: list(
    'Développeuse web|Chef de projet|Infirmière|Comptable|Chargée de communication|Directeur commercial|Ingénieur qualité|Assistante de direction|Serveur|Responsable logistique|Stagiaire|Enseignante|Technicien de maintenance|Conseillère clientèle|Chercheur|Acheteuse|Ressources humaines|Relations presse|Développement commercial|Cheffe de rang|Bénévole en cuisine|Stagiaire en hygiène alimentaire|Rédactrice|Préparateur de commandes',
  ),
  places: list(
    'Lyon|Nantes, France|Lille|Genève, Suisse|Bordeaux|Bruxelles, Belgique|Toulouse|Télétravail|Aix-en-Provence|Montréal, Canada',
  ),
  tasks: list(
    "Mise en place d'un nouvel outil de suivi dans trois agences|Gestion du budget et suivi des fournisseurs de la région|Formation des nouveaux collègues aux règles de sécurité|Rédaction des rapports trimestriels pour la direction",
  ),
  school: 'Licence Économie',
  university: 'Université de *',
}

const spanish = {
  departments: list('Urgencias|Compras|Planta 2|Zona Norte'),
  breaks: list('Autónomo|Excedencia'),
  notes: list('Jornada completa|Gestión de turnos y compras.|Contrato temporal'),
  titles: {
    summary: 'Perfil',
    work: list('Experiencia laboral|Experiencia profesional'),
    education: 'Formación académica',
    volunteer: 'Voluntariado',
    skills: 'Habilidades',
  },
  months: list('ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic'),
  now: 'actualidad',
  at: 'en',
  kinds: list('Sistemas|Alimentos|Logística|Consultores|Energía|Seguros|Hoteles|Textiles|Salud'),
  forms: list('S.A.|S.L.|S.A. de C.V.|e Hijos'),
  bodies: list(
    'Universidad de *|Ayuntamiento de *|Hospital San *|Colegio *|Banco *|Clínica *|Universidad de *, Facultad de Derecho|Panadería *|Casa de los * Libros|Hijos de *',
  ),
  roles: list(
    'Ingeniera de software|Jefe de proyecto|Enfermera|Contador|Asistente administrativa|Gerente de ventas|Cocinero|Analista de datos|Técnico de laboratorio|Profesora|Encargado de tienda|Becaria|Coordinadora de eventos|Atención al cliente|Recursos humanos|Compras|Diseñador gráfico|Auxiliar contable|Responsable de calidad|Técnico en ventas|Voluntaria en comedor social|Camarera',
  ),
  places: list(
    'Madrid|Sevilla, España|Bogotá, Colombia|Valencia|Lima|Ciudad de México, México|Remoto|Bilbao|Zaragoza',
  ),
  tasks: list(
    'Coordinación de un equipo de seis personas y control de su presupuesto|Implantación de un nuevo sistema de pedidos en tres tiendas|Atención a los clientes y seguimiento de sus contratos|Elaboración de los informes trimestrales para la dirección',
  ),
  school: 'Grado en Economía',
  university: 'Universidad de *',
}

const italian = {
  departments: list('Reparto Acquisti|Pronto Soccorso|Area Nord'),
  breaks: list('Libero professionista'),
  notes: list('Tempo pieno|Fatturazione, prima nota e solleciti|Contratto a termine.'),
  titles: {
    summary: 'Profilo',
    work: list('Esperienza professionale|Esperienze lavorative'),
    education: 'Istruzione',
    volunteer: 'Volontariato',
    skills: 'Competenze',
  },
  months: list('gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic'),
  now: 'presente',
  at: 'presso',
  kinds: list('Sistemi|Costruzioni|Alimentari|Consulenze|Energia|Trasporti|Arredi'),
  forms: list('S.p.A.|S.r.l.|e Figli|Srl'),
  bodies: list('Università di *|Comune di *|Ospedale San *|Liceo *|Banca *'),
  roles: list(
    'Sviluppatrice software|Responsabile vendite|Infermiere|Impiegata amministrativa|Ingegnere civile|Cuoco|Tirocinante|Insegnante|Addetto alla logistica|Contabile|Grafica|Direttore di filiale|Assistenza clienti|Risorse umane|Magazziniere|Project Manager',
  ),
  places: list('Milano|Torino, Italia|Bologna|Lugano, Svizzera|Napoli|Verona|Da remoto'),
  tasks: list(
    'Gestione di un gruppo di sei persone e del relativo bilancio|Introduzione di un nuovo sistema di ordini in tre filiali|Assistenza ai clienti della regione e stesura dei contratti|Preparazione dei rapporti trimestrali per la direzione',
  ),
  school: 'Laurea in Economia',
  university: 'Università di *',
}

const dutch = {
  departments: list('Afdeling Inkoop|Spoedeisende Hulp'),
  breaks: list('ZZP|Ouderschapsverlof'),
  notes: list('Voltijds|Balie, cursussen en inlichtingen.|Oefent met nieuwkomers.'),
  titles: {
    summary: 'Profiel',
    work: list('Werkervaring'),
    education: 'Opleiding',
    volunteer: 'Vrijwilligerswerk',
    skills: 'Vaardigheden',
  },
  months: list('jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec'),
  now: 'heden',
  at: 'bij',
  kinds: list('Techniek|Logistiek|Zorg|Bouw|Verzekeringen|Advies|Software'),
  forms: list('B.V.|N.V.|BV'),
  bodies: list('Gemeente *|Universiteit *|Ziekenhuis *|Basisschool *|Stichting *'),
  roles: list(
    'Softwareontwikkelaar|Projectleider|Verpleegkundige|Administratief medewerker|Verkoper|Boekhouder|Stagiair|Docent|Monteur|Kok|Teamleider magazijn|Adviseur duurzaamheid|Personeelszaken|Klantenservice|Inkoop|Vormgever',
  ),
  places: list('Utrecht|Gent, België|Rotterdam|Eindhoven, Nederland|Groningen|Thuis'),
  tasks: list(
    'Leiding aan een ploeg van zes personen en beheer van het budget|Invoering van een nieuw bestelsysteem in drie filialen|Contact met klanten in de regio en afsluiten van contracten',
  ),
  school: 'HBO Bedrijfskunde',
  university: 'Hogeschool *',
}

const polish = {
  departments: list('Dział Zakupów|Oddział Ratunkowy'),
  breaks: list('Urlop wychowawczy'),
  notes: list('Pełny etat|Rozliczenia i raporty.'),
  titles: {
    summary: 'Profil',
    work: list('Doświadczenie zawodowe'),
    education: 'Wykształcenie',
    volunteer: 'Wolontariat',
    skills: 'Umiejętności',
  },
  months: list('01|02|03|04|05|06|07|08|09|10|11|12'),
  now: 'obecnie',
  at: 'w',
  kinds: list('Systemy|Logistyka|Budownictwo|Ubezpieczenia|Energia|Transport'),
  forms: list('Sp. z o.o.|S.A.'),
  bodies: list('Uniwersytet *|Urząd Miasta *|Szpital *|Szkoła Podstawowa *|Bank *'),
  roles: list(
    'Programista|Kierownik projektu|Pielęgniarka|Księgowa|Specjalista ds. sprzedaży|Asystentka biura|Kucharz|Stażysta|Nauczycielka|Analityk danych|Inżynier jakości|Magazynier|Obsługa klienta|Grafik|Asystent w dziale sprzedaży|Dyrektor operacyjny|Przedstawiciel handlowy',
  ),
  places: list('Warszawa|Kraków|Gdańsk, Polska|Wrocław|Łódź|Zdalnie'),
  tasks: list(
    'Kierowanie zespołem sześciu osób i kontrola jego budżetu|Wprowadzenie nowego systemu zamówień w trzech oddziałach|Obsługa klientów w regionie i przygotowanie umów',
  ),
  school: 'Licencjat, Ekonomia',
  university: 'Uniwersytet *',
}

const portuguese = {
  departments: list('Setor de Compras|Urgência|Zona Sul'),
  breaks: list('Autônomo'),
  notes: list('Tempo integral|Turnos e compras.'),
  titles: {
    summary: 'Perfil',
    work: list('Experiência profissional'),
    education: 'Formação acadêmica',
    volunteer: 'Voluntariado',
    skills: 'Competências',
  },
  months: list('jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez'),
  now: 'atual',
  at: 'na',
  kinds: list('Sistemas|Alimentos|Logística|Consultoria|Energia|Seguros|Tecidos'),
  forms: list('S.A.|Lda|Ltda'),
  bodies: list('Universidade de *|Câmara Municipal de *|Hospital São *|Escola *|Banco *'),
  roles: list(
    'Desenvolvedora de software|Gerente de projeto|Enfermeiro|Contadora|Assistente administrativo|Vendedor|Cozinheira|Estagiário|Professora|Analista de dados|Engenheira civil|Atendimento ao cliente|Recursos humanos|Compras|Coordenador de logística',
  ),
  places: list('Lisboa|Porto, Portugal|São Paulo, Brasil|Curitiba|Recife|Remoto|Braga'),
  tasks: list(
    'Coordenação de uma equipe de seis pessoas e controle do orçamento|Implantação de um novo sistema de pedidos em três lojas|Atendimento aos clientes da região e acompanhamento dos contratos',
  ),
  school: 'Licenciatura em Economia',
  university: 'Universidade de *',
}

/** English more often than the others, as in what is uploaded. */
export const languages = [
  english,
  english,
  english,
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  polish,
  portuguese,
]
