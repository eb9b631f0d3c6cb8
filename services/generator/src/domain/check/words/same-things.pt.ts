/** Things, and who does what by title; see same-meaning.ts. */
export const groups = `
presidente presidenta; responsável encarregado encarregada; coordenador coordenadora > responsável; chefe >
responsável encarregado; diretor diretora > responsável; diretor director; diretora directora; gerente gestor >
responsável; gerente gestor; subdiretor subdiretora > subdireção; estagiário estagiária > estágio; estágio >
estagiário; bolseiro bolsista; bolseiro bolsista > bolsa; aprendiz aprendiza > aprender; cirurgião cirurgiã; médico
médica; dentista odontologista; dentista odontologista > odontólogo; fisioterapeuta fisio; farmácia drogaria;
parteira obstetriz; juiz juíza magistrado; notário tabelião; professor professora docente; professor professora >
professorado; jornalista repórter; jornalista > repórter; repórter > jornalista; jornalista repórter > jornalismo;
programador programadora desenvolvedor desenvolvedora; canalizador encanador; eletricista electricista; costureira
costureiro; pedreiro > operário; pasteleiro confeiteiro pasteleira confeiteira; talhante açougueiro; talhante
açougueiro > carne talho açougue; garçom garçonete; agricultor agricultora > lavrador; lavrador lavradora >
agricultor agricultora; comerciante lojista; contabilista contador contadora; motorista condutor condutora;
camionista > caminhoneiro; caminhoneiro > camionista; entregador > estafeta; estafeta > entregador; assistente >
auxiliar; auxiliar > assistente ajudante; ajudante > assistente auxiliar; consultor consultora assessor assessora;
arquiteto arquiteta arquitecto; arquiteto arquiteta > arquitetura; engenheiro engenheira > engenharia; ator actor;
ator > atriz; atriz > ator; músico musicista; cantor cantora vocalista; cantor cantora > vocalista; bailarino
bailarina dançarino dançarina; realizador > cineasta; cineasta > realizador; palestrante orador conferencista;
palestrante > orador; orador > palestrante; investigador pesquisador investigadora pesquisadora; redator redactor;
cabeleireiro cabeleireira > cabelo; bibliotecário bibliotecária > biblioteca; arquivista > arquivo; livreiro
livreira > livraria livro; biólogo bióloga > biologia; economista > economia; sociólogo socióloga > sociologia;
historiador historiadora > história; arqueólogo arqueóloga > arqueologia; geólogo geóloga > geologia; pedagogo
pedagoga > pedagogia; pianista > piano música tocar; guitarrista violonista > guitarra violão música tocar;
violinista > violino música tocar; ceramista oleiro > cerâmica barro; joalheiro > joia joalharia; sapateiro > sapato
calçado; peixeiro > peixe; florista > flor; esteticista > estética beleza; topógrafo topógrafa > topografia; pároco
padre; polícia policial; piloto aviador; vigilante > guarda; animador animadora > animação; empresa companhia firma;
empresa companhia > empregador negócio; cooperativa construtora editora seguradora consultora consultoria
imobiliária > empresa companhia; funcionário empregado trabalhador colaborador funcionária empregada; funcionário
empregado > trabalhador colaborador; trabalhador colaborador > funcionário empregado; funcionário empregado
trabalhador operário > pessoal; colega companheiro; equipa equipe grupo; brigada > equipa equipe; cliente clientela;
cliente freguês; fornecedor > abastecedor; sócio > membro; departamento secção seção área; sede escritório; utente
utilizador usuário utilizadora beneficiário; autónomo autônomo independente freelance freelancer; autónomo
independente freelance > própria; turno jornada; escola colégio; escola colégio liceu > educativo ensino; creche
infantário berçário; creche infantário > criança infantil; universidade uni; universidade > universitário;
universitário > universidade; faculdade > universidade; aula lição; aluno aluna; aluno > estudante; estudante >
aluno; infantil infância criança; criança miúdo; criança > menor infantil; bebé bebê; bebé > criança; adolescente >
jovem adolescência; jovem juventude; juvenil jovem; juvenil juventude; idoso ancião sénior; idoso > terceira; adulto
adulta; família familiar; filho > família; mulher feminino; homem masculino; mestrado master; mestrado > mestre;
doutoramento doutorado phd; doutoramento doutorado mestrado > pós-graduação; tese dissertação; licenciatura
bacharelado bacharelato > graduação curso universitário; licenciado > licenciatura; bacharel > bacharelado;
licenciatura > grau; graduação > universitário; certificado certificação; diploma > certificado; disciplina matéria
cadeira; básico primário; pedagogia pedagógico; didático didático; didático didáctico; hospital > centro hospitalar
saúde; hospitalar > hospital; clínica > clínico centro; clínica consultório; lar > residência idoso; residente
utente; medicamento fármaco remédio; farmácia > medicamento; urgência emergência; paciente doente; paciente utente;
saúde sanitário; dentário dente; parto nascimento; deficiência deficiente; demência alzheimer; alzheimer > demência;
diabetes diabético; cancro câncer oncologia oncológico; coração cardíaco cardiologia; pediatria pediátrico;
pediatria > criança infantil; psicologia psicológico; psicologia psiquiatria > mental; cirurgia cirúrgico; ecografia
ultrassom ultrassonografia; uti uci intensivo; enfermagem > saúde; jurídico legal; direito lei; direito > jurídico
legal; laboral trabalho; fiscal tributário imposto; penal criminal; tribunal judicial; contrato contratual;
município municipal; município > municipal local; câmara prefeitura autarquia; câmara prefeitura autarquia >
municipal; freguesia > local; ministério > governo; vizinho vizinhança; bairro vizinhança; comunidade comunitário;
cidadão cidadania; migrante imigrante; imigrante migrante > migração; refugiado > asilo; ong fundação associação
instituto > entidade organização instituição; associação agremiação; associação > associativo; computador pc;
telemóvel celular; informática computação; software programa; software > informático; aplicação aplicativo app;
página site; erro bug falha; erro falha avaria > problema; servidor server; interface > ecrã tela; dado base;
algoritmo > software; nuvem cloud; rede redes; cibersegurança > segurança; python java javascript typescript php
ruby kotlin swift rust golang > programação programar linguagem; sql > dados; excel word powerpoint > escritório;
excel > folha planilha cálculo; folha planilha; excel word autocad photoshop lightroom illustrator indesign sap
archicad rhino revit canva figma qgis > programa ferramenta software; photoshop lightroom > imagem; illustrator
indesign figma > design; robô robótica; inteligência ia; laboratório lab; experimento ensaio; amostra amostragem;
microscópio microscopia; artigo paper; artigo > publicação texto; revista > publicação; livro > publicação obra;
romance poemário manual > livro; romance > ficção literatura; poema poesia; conto narrativa; reportagem crónica
crônica coluna > artigo jornalismo texto; reportagem > jornalístico; reportagem matéria; jornalismo imprensa;
jornalístico jornalismo; jornal diário periódico; jornal revista > imprensa; rádio radiofónico; televisão
televisivo; boletim newsletter; inquérito sondagem pesquisa questionário; conferência palestra; congresso
conferência > evento; relatório reporte; relatório manual guia > documento; folheto > impresso; painel dashboard;
idioma língua; linguística linguístico; língua > idioma; bilingue bilíngue; casa habitação moradia; lar > casa;
apartamento > casa habitação; edifício prédio imóvel; edifício imobiliário; edifício > construção; loja comércio;
supermercado livraria padaria sapataria mercearia florista > loja comércio negócio; loja > estabelecimento comercial
negócio; restaurante bar café hotel > estabelecimento hotelaria; hotel > alojamento hospedagem; pousada albergue
hostel > alojamento; hóspede comensal > cliente; prato > comida; ementa menu cardápio carta; sobremesa doce; bolo
torta; pão padaria; padaria panificadora; pastelaria confeitaria; vinho vinícola; adega > vinho; cerveja cervejeiro;
café cafetaria cafeteria; queijo > laticínio; leite laticínio; peixe > alimento; carne > alimento; fruta legume
hortaliça verdura > alimento; alimento comida refeição; catering > refeição; fábrica > indústria industrial; fábrica
usina; indústria industrial; armazém depósito; armazém > logística; logística logístico; obra construção; estrada
rodovia rodoviário; ponte > obra; madeira carpintaria; móvel mobiliário; metal metálico; aço ferro > metal metálico;
máquina maquinaria; máquina > equipamento; ferramenta utensílio; eletricidade elétrico eléctrico; eletrónica
eletrônica eletrónico; energia energético; solar fotovoltaico; painel placa; aquecimento calor; climatização > ar;
canalização encanamento; canalização > água; pintura > cor; têxtil textil tecido; têxteis têxtil; roupa vestuário;
sapato calçado; couro > pele; vidro cristal; cerâmica olaria; cerâmica > barro; joia joalharia; quinta fazenda
herdade exploração; ovelha ovino; vaca bovino; cabra caprino; porco suíno; cavalo equino; ovelha vaca cabra porco
ovino bovino suíno > gado animal pecuária; cavalo > animal; galinha > ave avícola; ave avícola; cão cachorro canino;
gato felino; cão cachorro gato > animal; gado > animal pecuária; pecuária > gado; abelha > apicultura; apicultura >
abelha; ave pássaro; peixe > animal; agricultura agrícola agrário; agricultura > campo cultivo; vinha vinhedo; vinha
> uva; olival oliveira; oliveira > azeitona; horta hortícola; horta > hortaliça legume; jardim jardinagem; jardim >
planta; árvore > planta; floresta mata florestal; estufa > planta; trigo cevada milho > cereal; colheita > cultivo;
biológico orgânico ecológico; sustentável sustentabilidade; ambiental ambiente; resíduo lixo; reciclagem > resíduo;
água hídrico; rio fluvial; mar marinho marítimo; clima climático; natureza natural; moinho azenha; carro automóvel;
carro camião caminhão carrinha moto autocarro ônibus > veículo; camião caminhão; bicicleta bike; moto motocicleta;
autocarro ônibus; autocarro ônibus > passageiro; comboio trem ferroviário ferrovia; metro metrô; avião aeronave;
avião aéreo; barco navio embarcação; porto portuário; aeroporto aeroportuário; rota percurso; carta carteira licença
habilitação; empilhador empilhadeira; passageiro viajante; encomenda pacote; encomenda pedido; mercadoria carga;
mudança > transporte; tráfego trânsito; alfândega aduana aduaneiro; frota > veículo; custo despesa gasto; despesa >
dinheiro; orçamento budget; receita faturação faturamento; faturação faturamento; faturação faturamento > vendas;
venda > comercial; imposto > fiscal; fatura nota; salário ordenado vencimento; investimento > investidor; empréstimo
crédito; seguro apólice; bancário banca; contabilidade contabilístico contábil; contabilista > contabilidade;
marketing mercadologia; publicidade propaganda publicitário; publicidade > marketing; estoque stock existências;
reclamação queixa; acidente sinistro; exposição mostra exibição; museu museológico; património patrimônio;
património patrimônio > cultural; cultura cultural; museu teatro biblioteca > cultural cultura; arte artístico;
pintura quadro; aguarela aquarela; aguarela aquarela óleo > pintura pintar; escultura > arte; filme película; filme
> cinema; cinema cinematográfico; cinema audiovisual; vídeo audiovisual; documentário > filme cinema; curta
documentário > audiovisual; festival > evento; concerto > música evento; concerto show; música musical; canção >
música; coro coral; coro > música; orquestra banda > música; guitarra violão piano violino flauta bateria saxofone >
música instrumento tocar; jazz fado samba frevo rock > música; frevo samba > dança dançar; teatro teatral; teatro >
palco cénico; dança baile; dança > dançar bailar; casamento batizado > evento festa; evento acontecimento; festa
celebração; gráfico visual; imagem visual; fotografia imagem; fotografia > câmara câmera; ilustração desenho;
logótipo logo logotipo; videojogo > jogo; xadrez > jogo jogar tabuleiro; igreja religioso; desporto esporte;
desporto esporte > desportivo esportivo; desportivo esportivo; futebol basquetebol ténis natação ciclismo atletismo
andebol voleibol râguebi judo > desporto esporte desportivo esportivo; futebol > futebolístico; futebol basquetebol
ténis andebol voleibol xadrez > jogar joga partida; pedestrianismo > caminhar caminhada montanha trilho natureza;
caminhada > caminhar trilho natureza; trilho trilha; montanhismo alpinismo; montanhismo > montanha; montanha serra;
ciclismo bicicleta; ciclismo > pedalar; natação > nadar; atletismo maratona > correr corrida; maratona > corrida;
escalada > escalar montanha; esqui > esquiar neve; vela > velejar navegar; surf surfe; surf > onda mar; mergulho >
mergulhar mar; pesca > pescar; remo > remar; equitação hipismo; equitação > cavalo montar; ioga yoga; yoga >
meditar; patinagem > patinar; boxe judo karaté > marcial; leitura > ler; viagem > viajar; culinária cozinha;
culinária > cozinhar; jardinagem > jardim planta; horticultura > horta; costura > costurar; tricô croché crochê >
tricotar; aguarela aquarela > pintar; desenho > desenhar; cerâmica > modelar; fotografia > foto fotografar;
astronomia > estrela céu; ornitologia > ave pássaro; dança > dançar; cinema > filme; poesia > poema; bricolage >
arranjar; carpintaria > madeira; meditação > meditar; mensal mensalmente; mensal > mês; anual anualmente; anual >
ano; semanal semanalmente; semanal > semana; diário diariamente quotidiano cotidiano; diário > dia; trimestral
trimestre; semestral semestre; noturno nocturno noite; diurno dia; matinal manhã; gratuito gratuita grátis
gratuitamente; internacional > estrangeiro; estrangeiro > exterior; rural campo; urbano cidade; regional região;
nacional país; local localidade; digital digitalmente; online virtual; online > linha; presencial presencialmente;
manual manualmente; mão manual; temporário temporariamente; principiante iniciante; principiante > inicial; menção
distinção; distinção reconhecimento; prémio prêmio galardão; prémio prêmio menção > distinção reconhecimento
reconhecer; prémio prêmio galardão > premiado galardoado premiar galardoar; premiado galardoado; primeiro primeira;
segundo segunda; terceiro terceira; torneio campeonato; concurso certame; projeto > iniciativa; oficina workshop;
oficina > atividade; curso oficina workshop > formação; ferramenta > instrumento; método metodologia; estratégia
estratégico; técnica técnico; protocolo > procedimento; procedimento processo; norma normativa; lei regulamento >
legislação; perda desperdício; demora atraso; prazo > tempo; espera > tempo; número cifra; estatística estatístico;
iniciativa projeto; metade meio; dobro duplicar; triplo triplicar; feira > evento; facto fato; contacto contato;
equipamento aparelho; falta carência; habilidade aptidão; série coleção; reprodução cópia; arquivo acervo; loiça
louça; horário horas; cozinha > fogão; comensal hóspede > convidado; primária primário > criança; leitor > leitura
ler; mercadoria > produto; escritório gabinete; sazonal > temporário; aprendiz > ofício; professor docente >
educativo; aluno > turma aula; turma classe; paciente > pessoa; enfermeiro enfermeira > saúde; diabético diabetes;
convénio acordo; campeão campeã campeonato; campeão campeã > título ganhar vitória; treinador > desporto esporte
equipa equipe; refrigerado frio frigorífico; fotovoltaico > solar; gastronomia gastronómico culinário; gastronomia >
cozinha; moto motociclismo; romance > ler leitura; banquete > evento; turista turismo turístico; satisfação
satisfeito; código programação; marisco peixe > mar; nascido neonatal > bebé bebê criança; domiciliar domicílio >
casa; novato principiante > novo; postgresql mysql oracle mongodb sqlite mariadb > base dados banco; cerâmica >
peça; olival vinha horta pomar > agricultura agrícola; mentor > apoio; domiciliar domicílio; moradia > vivenda; arte
> peça; especialista > especializado; perito > especialista especializado; turismo > turista visitante; visitante
turista; volume exemplar > livro; cnc torno > máquina; zumba > dançar; padel pádel > jogar joga; bateria > tocar;
horta > cultivar; canoagem > remar canoa; triatlo triatlón > correr nadar bicicleta; espeleologia > gruta caverna
explorar; encadernação > encadernar; bordado > bordar; talha > entalhar; pme > empresa pequena; iva icms > imposto;
sociedade > empresa; viaduto > ponte; estrada > via; instagram facebook tiktok twitter linkedin > rede social;
youtube > vídeo; praia > costa litoral; noturno > noite; turno > horário; paróquia > igreja; roupa > peça; gelataria
sorveteria > gelado sorvete; esplanada > mesa; passeio > passear; incêndio fogo; ambulância > saúde; bilhete
ingresso; bilheteira > bilhete; encomenda > entrega; palete > carga mercadoria; carrinha furgão; reboque > camião
caminhão; grua guindaste; escavadora > máquina obra; betão concreto cimento; tijolo > construção; telhado cobertura;
fachada > edifício; remodelação > obra; esboço desenho; tela > pintura; retrato > imagem; revista > artigo; blogue
blog > página; podcast > áudio; áudio som; palco cena; digressão turnê > concerto; disco álbum; disco > música;
partitura > música; guião roteiro; guião roteiro legenda > texto; vídeo > gravação; escolar escola; escola >
escolar; universidade > académico acadêmico; lar doméstico; btt mtb > bicicleta montanha pedalar; capoeira > luta;
doente > paciente; criança > infantil; hóspede > cliente; oliveira olival; pomar > fruta; fruta > fruto; lagar >
azeite; frigorífico > frio; climatização > condicionado; multa coima; recém-nascido > bebé; sindicato > sindical;
município câmara > público; vinícola vinho; arqueologia arqueológico; história histórico; naval estaleiro casco >
barco navio; cozinha cozinheiro > prato comida; caminhada > pé; confeitaria > doce; telefone telefónico; telefone >
chamada; alimentar alimentação; salsa bachata ballet forró > dançar dança; casamento matrimónio matrimônio; público
> cidadania cidadão gente; parque jardim > verde; viveiro > planta; massagem > tratamento; spa termas; corredor >
desportista; peça > roupa; frota > carro; roda pneu; lota > mercado peixe; cópia backup; rega > água; culinária >
prato comida; cozinha culinária > receita; horta hortaliça; pão broa > pão; maquinaria > máquina; balcão > loja;
luto > perda; meteorológico meteorologia > tempo clima; placa circuito; drone > voo; vestibular > exame prova;
geriatria > idoso; geriatria geriátrico; tribunal > justiça judicial; forno > padaria pão; editora > livro; revista
> editora; tipografia gráfica > impressão; montanha > serra; astronomia > observar; restaurante > hotelaria
restauração; florestal > floresta mata; incêndio > extinção; mergulho > mergulhador; trator tractor > máquina
agrícola; escolar > aluno; estágio > aluno estudante; drone > voar; balconista > balcão; uti uci hospital >
internado internamento; avc > cerebral; queijaria > queijo; padaria > forno;
rega irrigação aquecimento ventilação climatização alarme > sistema; apicultura > apícola; agricultura > agrícola;
viticultura > vitícola; horticultura > hortícola; avicultura > avícola; piscicultura > piscícola
`
